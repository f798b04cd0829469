#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>

#include "claims.hpp"

namespace keypeg::bounds {
namespace {

constexpr int kMostDepth = 60;
constexpr int kSpread = 2;  // first and second guesses are tasks

struct Claim {
    int bound = 0;
    bool trusted = false;
    std::map<std::string, std::map<std::string, std::unique_ptr<Claim>>, std::less<>> guesses;
};

// Reads claims in JSON, and nothing else.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::unique_ptr<Claim> read_all() {
        auto claim = read(0);
        space();
        if (at_ != text_.size()) fail();
        return claim;
    }

private:
    std::unique_ptr<Claim> read(int depth) {
        if (depth > kMostDepth) throw BoundError("claims within claims are too deep");
        auto claim = std::make_unique<Claim>();
        expect('[');
        claim->bound = number();
        expect(',');
        if (next() == 'n') {
            for (const char c : std::string_view("null")) expect(c);
            claim->trusted = true;
        } else {
            list([&] {
                auto& parts = claim->guesses[key()];
                list([&] {
                    const std::string feedback = key();
                    parts[feedback] = read(depth + 1);
                });
            });
        }
        expect(']');
        return claim;
    }

    template <class Entry>
    void list(Entry&& entry) {
        expect('{');
        if (next() != '}')
            for (entry(); next() == ','; entry()) ++at_;
        expect('}');
    }

    std::string key() {
        expect('"');
        const std::size_t end = text_.find('"', at_);
        if (end == std::string_view::npos) fail();
        std::string found(text_.substr(at_, end - at_));
        at_ = end + 1;
        expect(':');
        return found;
    }

    int number() {
        space();
        int found = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), found);
        if (error != std::errc()) fail();
        at_ = static_cast<std::size_t>(end - text_.data());
        return found;
    }

    char next() {
        space();
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    void space() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    }
    void expect(char c) {
        if (next() != c) fail();
        ++at_;
    }
    [[noreturn]] void fail() const { throw BoundError("not a claim at character " + std::to_string(at_)); }

    std::string_view text_;
    std::size_t at_ = 0;
};

// A claim whose guesses are checked later, by tasks.
struct Opened {
    Codes set;
    const Claim* claim;
    Group group;
    std::string path;
    std::vector<std::size_t> guesses;
};

class Checker {
public:
    // After the guesses of `path`; the guesses of claims are put off where there is a list for them.
    Checker(const BoundSpace& space, const Tasks& tasks, std::string path, std::vector<Opened>* later)
        : space_(space), tasks_(tasks), path_(std::move(path)), later_(later) {}

    void confirm(Set set, const Claim& claim, const Group& group, const std::vector<std::size_t>& kinds) {
        tasks_.check();
        if (claim.trusted) {
            ++done.trusted;
            return;
        }
        const std::vector<std::size_t> guesses = space_.cheap_guesses(set, claim.bound, kinds);
        if (later_)
            later_->push_back({{set.begin(), set.end()}, &claim, group, path_, guesses});
        else
            for (const std::size_t guess : guesses) refute(set, guess, claim, group);
        ++done.confirmed;
    }

    // Raise the bounds of the parts until the guess is seen to cost too much.
    void refute(Set set, std::size_t guess, const Claim& claim, const Group& group) {
        static const std::map<std::string, std::unique_ptr<Claim>> kNone;
        const std::string name = space_.text(space_.guesses()[guess]);
        const auto found = claim.guesses.find(name);
        const auto& hints = found == claim.guesses.end() ? kNone : found->second;
        const Parts parts = space_.parts(set, guess);
        std::int64_t cost = parts.floor;
        if (!hints.empty()) {
            const Group kept = space_.keeping(guess, group);
            const std::vector<std::size_t> kinds = space_.kinds(kept);
            for (const Part& part : parts.list) {
                const auto hint = hints.find(space_.feedback_text(part.feedback));
                if (hint == hints.end() || cost >= claim.bound) continue;
                const std::size_t before = path_.size();
                path_ += ' ' + name + ':' + hint->first;
                confirm(part.secrets, *hint->second, kept, kinds);
                path_.resize(before);
                cost += std::max(0, hint->second->bound - space_.floor(part.secrets.size()));
            }
        }
        for (const Part& part : parts.list) {
            if (cost >= claim.bound) return;
            if (!hints.empty() && hints.contains(space_.feedback_text(part.feedback))) continue;
            ++done.looked;
            cost += space_.look(part.secrets) - space_.floor(part.secrets.size());
        }
        if (cost < claim.bound)
            throw BoundError("after" + (path_.empty() ? " the start" : path_) + ", the guess " + name + " may cost " +
                             std::to_string(cost) + ", less than " + std::to_string(claim.bound));
    }

    Checked done;

private:
    const BoundSpace& space_;
    const Tasks& tasks_;
    std::string path_;
    std::vector<Opened>* later_;
};

}  // namespace

Checked check_claim(const BoundSpace& space, int bound, std::string_view claim, int threads, const Pause& pause) {
    const std::unique_ptr<Claim> first = Reader(claim).read_all();
    if (first->bound != bound) throw BoundError("the first claim is not that of the bound " + std::to_string(bound));
    Tasks tasks(threads, pause);
    Codes every(space.secrets());
    std::iota(every.begin(), every.end(), 0);
    std::vector<Opened> opened;
    Checker checker(space, tasks, "", &opened);
    checker.confirm(every, *first, Group{}, space.kinds(Group{}));
    Checked done = checker.done;
    std::mutex mutex;
    for (int guesses = 1; guesses <= kSpread; ++guesses) {
        std::vector<std::pair<const Opened*, std::size_t>> list;
        for (const Opened& one : opened)
            for (const std::size_t guess : one.guesses) list.emplace_back(&one, guess);
        std::vector<std::vector<Opened>> later(list.size());
        tasks.run(list.size(), [&](std::size_t i) {
            const auto& [one, guess] = list[i];
            Checker part(space, tasks, one->path, guesses < kSpread ? &later[i] : nullptr);
            part.refute(one->set, guess, *one->claim, one->group);
            const std::lock_guard lock(mutex);
            done.confirmed += part.done.confirmed;
            done.trusted += part.done.trusted;
            done.looked += part.done.looked;
        });
        opened.clear();
        for (std::vector<Opened>& some : later) std::move(some.begin(), some.end(), std::back_inserter(opened));
    }
    return done;
}

}  // namespace keypeg::bounds
