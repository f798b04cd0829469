#include "partition.hpp"

namespace keypeg {

namespace {

template <class Count>
std::uint32_t* copy_lanes(const Count* counts, const std::uint8_t* allowed, int feedbacks, int stride,
                          std::uint32_t* to) {
    for (int lane = 0; lane < stride; ++lane) {
        if (!allowed[lane]) continue;
        for (int f = 0; f < feedbacks; ++f) to[f] = counts[f * stride + lane];
        to += feedbacks;
    }
    return to;
}

}  // namespace

double guess_count(const Shape& shape) {
    double n = 1;
    for (int j = 0; j < shape.pegs; ++j) n *= shape.guess_repeats ? shape.colours : shape.colours - j;
    return n;
}

void partition(const Shape& shape, std::span<const Code> candidates, std::span<const Code> guesses,
               std::uint32_t* counts, const Poll& poll) {
    Layout table;
    table.fill(shape, candidates, true);
    std::vector<std::uint8_t> keys(candidates.size());
    std::size_t unpolled = 0;
    for (const Code& guess : guesses) {
        table.mark(guess, keys.data());
        std::array<std::uint32_t, 256> by_key{};
        for (std::uint8_t key : keys) ++by_key[key];
        for (int matches = 0; matches <= shape.pegs; ++matches)
            for (int red = 0; red <= matches; ++red) *counts++ = by_key[red + 16 * matches];
        if ((unpolled += 1000 + keys.size()) > 100'000'000) {
            unpolled = 0;
            poll();
        }
    }
}

void partition_all(const Shape& shape, std::span<const Code> candidates, const Path& path, std::uint32_t* counts,
                   const Poll& poll) {
    if (shape.pegs == 1) return partition(shape, candidates, all_codes(shape, shape.guess_repeats), counts, poll);
    Layout table;
    table.fill(shape, candidates, false);
    const int feedbacks = feedback_count(shape.pegs);
    const bool bytes = table.size() <= kByteCandidates;
    const auto lanes = static_cast<std::size_t>(feedbacks) * kMaxLanes;
    std::vector<std::uint8_t> planes(plane_bytes(candidates.size())), counts8(bytes ? lanes : 0);
    std::vector<std::uint32_t> counts32(bytes ? 0 : lanes);
    std::size_t unpolled = 0;
    Walk walk;
    walk.run(table, nullptr, [&](const Prefix& prefix, const std::uint8_t* allowed, const Code&) {
        if (bytes)
            path.count8(prefix, planes.data(), counts8.data());
        else
            path.count32(prefix, planes.data(), counts32.data());
        counts = bytes ? copy_lanes(counts8.data(), allowed, feedbacks, prefix.stride(), counts)
                       : copy_lanes(counts32.data(), allowed, feedbacks, prefix.stride(), counts);
        if ((unpolled += 1000 + candidates.size()) > 4'000'000) {
            unpolled = 0;
            poll();
        }
        return true;
    });
}

}  // namespace keypeg
