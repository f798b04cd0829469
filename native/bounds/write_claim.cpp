#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

#include "claims.hpp"

namespace keypeg::bounds {
namespace {

using Kinds = std::vector<std::size_t>;
using Rows = std::vector<PlayedRow>;

// A claim whose guesses are written later, by tasks.
struct Opened {
    Codes set;
    int bound;
    Group group;
    Rows played;
    Kinds guesses;
};
constexpr char kOpen = '?';  // in the place of these guesses
constexpr int kSpread = 2;   // first and second guesses are tasks

// Writes down only what a look does not show: guesses whose parts must cost more, and how much. Every entry of a list
// is written with a comma before it, and the list without its first comma.
class Writer {
public:
    Writer(const BoundSpace& space, std::optional<int> depth, const Least& least, const Tasks& tasks)
        : space_(space), depth_(depth), least_(least), tasks_(tasks) {}

    // Starts after these rows, and puts off the guesses of the claims below where there is a list for them.
    void start(const Rows& played, std::vector<Opened>* later) {
        played_ = played;
        later_ = later;
    }

    std::string write(Set set, int bound, const Group& group, const Kinds& kinds) {
        const std::string start = '[' + std::to_string(bound);
        if (depth_ && static_cast<int>(played_.size()) >= *depth_) return start + ",null]";
        const Kinds guesses = space_.cheap_guesses(set, bound, kinds);
        if (later_) {
            later_->push_back({{set.begin(), set.end()}, bound, group, played_, guesses});
            return start + ",{" + kOpen + "}]";
        }
        std::string list;
        for (const std::size_t guess : guesses) list += write_guess(set, guess, bound, group);
        return start + ",{" + drop_comma(list) + "}]";
    }

    std::string write_guess(Set set, std::size_t guess, int bound, const Group& group) {
        const std::vector<Needed> needed = short_parts(set, guess, bound);
        if (needed.empty()) return "";
        const Group kept = space_.keeping(guess, group);
        const Kinds kinds = space_.kinds(kept);
        std::string list;
        for (const auto& [feedback, secrets, least] : needed) {
            played_.push_back(row(guess, feedback));
            list += ",\"" + space_.feedback_text(feedback) + "\":" + write(secrets, least, kept, kinds);
            played_.pop_back();
        }
        return ",\"" + space_.text(space_.guesses()[guess]) + "\":{" + drop_comma(list) + '}';
    }

    static std::string drop_comma(const std::string& list) { return list.empty() ? list : list.substr(1); }

private:
    struct Needed {
        int feedback;
        Codes secrets;
        int least;
    };

    PlayedRow row(std::size_t guess, int feedback) const {
        const std::string told = space_.feedback_text(feedback);
        return {space_.guesses()[guess], told[0] - '0', told[2] - '0'};
    }

    // The parts that must cost more than a look at them shows, with what they must cost.
    std::vector<Needed> short_parts(Set set, std::size_t guess, int bound) {
        const Parts parts = space_.parts(set, guess);
        int missing = bound - parts.floor;
        std::vector<int> seen;
        for (const Part& part : parts.list) {
            if (missing <= 0) return {};
            seen.push_back(space_.look(part.secrets));
            missing -= seen.back() - space_.floor(part.secrets.size());
        }
        // Small parts first: what is claimed of them is short.
        std::vector<std::size_t> order(seen.size());
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(parts.list[a].secrets.size(), a) < std::pair(parts.list[b].secrets.size(), b);
        });
        std::vector<Needed> needed;
        for (const std::size_t i : order) {
            if (missing <= 0) break;
            const auto& [feedback, secrets] = parts.list[i];
            tasks_.check();
            played_.push_back(row(guess, feedback));
            const int least = std::min(least_(played_, seen[i] + missing), seen[i] + missing);
            played_.pop_back();
            if (least <= seen[i]) continue;
            missing -= least - seen[i];
            needed.push_back({feedback, {secrets.begin(), secrets.end()}, least});
        }
        if (missing > 0)
            throw BoundError("the bound is too high: a tree costs " + std::to_string(missing) + " rows less");
        return needed;
    }

    const BoundSpace& space_;
    const std::optional<int> depth_;
    const Least& least_;
    const Tasks& tasks_;
    Rows played_;
    std::vector<Opened>* later_ = nullptr;
};

}  // namespace

std::string write_claim(const BoundSpace& space, int bound, std::optional<int> depth, const Least& least, int threads,
                        const Pause& pause) {
    struct Task {
        std::size_t claim, guess;
        std::string text;
        std::vector<Opened> later;
    };
    Tasks tasks(threads, pause);
    Writer writer(space, depth, least, tasks);
    Codes every(space.secrets());
    std::iota(every.begin(), every.end(), 0);
    std::vector<Opened> opened;
    writer.start({}, &opened);
    std::string text = writer.write(every, bound, Group{}, space.kinds(Group{}));
    for (int guesses = 1; guesses <= kSpread; ++guesses) {
        std::vector<Task> list;
        for (std::size_t claim = 0; claim < opened.size(); ++claim)
            for (const std::size_t guess : opened[claim].guesses) list.push_back({claim, guess, {}, {}});
        tasks.run(list.size(), [&](std::size_t i) {
            Task& task = list[i];
            const Opened& claim = opened[task.claim];
            Writer part(space, depth, least, tasks);
            part.start(claim.played, guesses < kSpread ? &task.later : nullptr);
            task.text = part.write_guess(claim.set, task.guess, claim.bound, claim.group);
        });
        std::vector<std::string> texts(opened.size());
        opened.clear();
        for (Task& task : list) {
            texts[task.claim] += task.text;
            std::move(task.later.begin(), task.later.end(), std::back_inserter(opened));
        }
        std::string filled;
        auto next = texts.begin();
        for (const char c : text) filled += c == kOpen ? Writer::drop_comma(*next++) : std::string(1, c);
        text = std::move(filled);
    }
    return text;
}

}  // namespace keypeg::bounds
