#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "claims.hpp"

namespace keypeg::bounds {
namespace {

// Writes down only what a look does not show: guesses whose parts must cost more, and how much.
class Writer {
public:
    Writer(const BoundSpace& space, std::optional<int> depth, const Least& least)
        : space_(space), depth_(depth), least_(least) {}

    void write(const Codes& set, int bound, const Group& group, const std::vector<std::size_t>& kinds) {
        text += '[' + std::to_string(bound);
        if (depth_ && static_cast<int>(played_.size()) >= *depth_) {
            text += ",null]";
            return;
        }
        text += ",{";
        bool first = true;
        const std::vector<int> costs = space_.costs(set);
        for (const std::size_t guess : kinds) {
            if (costs[guess] == BoundSpace::kUseless || costs[guess] >= bound) continue;
            const int missing = bound - space_.floor(set, guess);
            if (missing <= 0) continue;
            const std::vector<Needed> needed = short_parts(set, guess, missing);
            if (needed.empty()) continue;
            if (!first) text += ',';
            first = false;
            text += '"' + space_.text(space_.guesses()[guess]) + "\":{";
            const Group kept = space_.keeping(guess, group);
            const std::vector<std::size_t> next = space_.kinds(kept);
            for (std::size_t i = 0; i < needed.size(); ++i) {
                const auto& [part, least] = needed[i];
                if (i) text += ',';
                text += '"' + space_.feedback_text(part.feedback) + "\":";
                played_.push_back(row(guess, part.feedback));
                write(part.secrets, least, kept, next);
                played_.pop_back();
            }
            text += '}';
        }
        text += "}]";
    }

    std::string text;

private:
    struct Needed {
        Part part;
        int least;
    };

    PlayedRow row(std::size_t guess, int feedback) const {
        const std::string told = space_.feedback_text(feedback);
        return {space_.guesses()[guess], told[0] - '0', told[2] - '0'};
    }

    // The parts that must cost more than a look at them shows, with what they must cost.
    std::vector<Needed> short_parts(const Codes& set, std::size_t guess, int missing) {
        std::vector<Part> parts = space_.parts(set, guess);
        std::vector<int> seen;
        for (const Part& part : parts) {
            if (missing <= 0) return {};
            seen.push_back(space_.look(part.secrets));
            missing -= seen.back() - space_.floor(part.secrets.size());
        }
        // Small parts first: what is claimed of them is short.
        std::vector<std::size_t> order(parts.size());
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(parts[a].secrets.size(), a) < std::pair(parts[b].secrets.size(), b);
        });
        std::vector<Needed> needed;
        for (const std::size_t i : order) {
            if (missing <= 0) break;
            played_.push_back(row(guess, parts[i].feedback));
            const int least = std::min(least_(played_, seen[i] + missing), seen[i] + missing);
            played_.pop_back();
            if (least <= seen[i]) continue;
            missing -= least - seen[i];
            needed.push_back({std::move(parts[i]), least});
        }
        if (missing > 0)
            throw BoundError("the bound is too high: a tree costs " + std::to_string(missing) + " rows less");
        return needed;
    }

    const BoundSpace& space_;
    std::optional<int> depth_;
    const Least& least_;
    std::vector<PlayedRow> played_;
};

}  // namespace

std::string write_claim(const BoundSpace& space, int bound, std::optional<int> depth, const Least& least) {
    Codes every(space.secrets());
    std::iota(every.begin(), every.end(), 0);
    Writer writer(space, depth, least);
    writer.write(every, bound, Group{}, space.kinds(Group{}));
    return writer.text;
}

}  // namespace keypeg::bounds
