#include "checkpoint.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

namespace keypeg::prove {
namespace {

constexpr char kMagic[16] = "keypeg proof 2\n";
constexpr int kLeastEffort = 5;           // the effort from which on a settled set is worth a place in a checkpoint
constexpr long kMostEntries = 1'500'000;  // 24 bytes each

std::array<std::uint64_t, 6> words_of(const CheckpointHeader& header) {
    const Shape& s = header.shape;
    std::array<std::uint64_t, 6> words{};
    int at = 0;
    for (const int v : {s.pegs, s.colours, int(s.secret_repeats), int(s.guess_repeats), header.table_bits})
        words[at++] = static_cast<std::uint64_t>(v);
    words[at] = header.seed;
    return words;
}

// The least effort that keeps a checkpoint within its size.
int least_effort(const BoundsTable& table) {
    std::array<long, 128> count{};
    table.each(kLeastEffort,
               [&](std::uint64_t, std::uint64_t, std::uint64_t data) { ++count[BoundsTable::unpack(data).effort]; });
    int effort = 127;
    for (long kept = count[effort]; effort > kLeastEffort && kept + count[effort - 1] <= kMostEntries;)
        kept += count[--effort];
    return effort;
}

}  // namespace

void save_checkpoint(const std::string& path, const CheckpointHeader& header, const BoundsTable& table) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    auto write_word = [&](std::uint64_t w) { out.write(reinterpret_cast<const char*>(&w), sizeof w); };
    out.write(kMagic, sizeof kMagic);
    for (const std::uint64_t w : words_of(header)) write_word(w);
    table.each(least_effort(table), [&](std::uint64_t bucket, std::uint64_t key, std::uint64_t data) {
        for (const std::uint64_t w : {bucket, key, data}) write_word(w);
    });
    if (!out.flush()) throw std::runtime_error("cannot write " + path);
}

void load_checkpoint(const std::string& path, const CheckpointHeader& header, BoundsTable& table) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + path);
    char magic[sizeof kMagic] = {};
    in.read(magic, sizeof magic);
    auto read_word = [&] {
        std::uint64_t w = 0;
        in.read(reinterpret_cast<char*>(&w), sizeof w);
        return w;
    };
    bool same = std::equal(magic, magic + sizeof magic, kMagic);
    for (const std::uint64_t w : words_of(header)) same &= read_word() == w;
    if (!in || !same) throw std::runtime_error(path + " keeps no proof of this shape");
    for (;;) {
        const std::uint64_t bucket = read_word(), key = read_word(), data = read_word();
        if (!in) break;
        table.put(bucket, key, data);
    }
}

}  // namespace keypeg::prove
