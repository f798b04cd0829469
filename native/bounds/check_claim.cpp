#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <numeric>

#include "claims.hpp"

namespace keypeg::bounds {
namespace {

constexpr int kMostDepth = 60;

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

class Checker {
public:
    Checker(const BoundSpace& space, const Pause& pause) : space_(space), pause_(pause) {}

    void confirm(const Codes& set, const Claim& claim, const Group& group, const std::vector<std::size_t>& kinds) {
        pause_();
        if (claim.trusted) {
            ++done.trusted;
            return;
        }
        const std::vector<int> costs = space_.costs(set);
        for (const std::size_t guess : kinds)
            if (costs[guess] != BoundSpace::kUseless && costs[guess] < claim.bound) refute(set, guess, claim, group);
        ++done.confirmed;
    }

    Checked done;

private:
    // Raise the bounds of the parts until the guess is seen to cost too much.
    void refute(const Codes& set, std::size_t guess, const Claim& claim, const Group& group) {
        int cost = space_.floor(set, guess);
        if (cost >= claim.bound) return;
        static const std::map<std::string, std::unique_ptr<Claim>> kNone;
        const std::string name = space_.text(space_.guesses()[guess]);
        const auto found = claim.guesses.find(name);
        const auto& hints = found == claim.guesses.end() ? kNone : found->second;
        const std::vector<Part> parts = space_.parts(set, guess);
        if (!hints.empty()) {
            const Group kept = space_.keeping(guess, group);
            const std::vector<std::size_t> kinds = space_.kinds(kept);
            for (const Part& part : parts) {
                const auto hint = hints.find(space_.feedback_text(part.feedback));
                if (hint == hints.end() || cost >= claim.bound) continue;
                path_.push_back(name + ':' + space_.feedback_text(part.feedback));
                confirm(part.secrets, *hint->second, kept, kinds);
                path_.pop_back();
                cost += std::max(0, hint->second->bound - space_.floor(part.secrets.size()));
            }
        }
        for (const Part& part : parts) {
            if (cost >= claim.bound) return;
            if (hints.contains(space_.feedback_text(part.feedback))) continue;
            ++done.looked;
            cost += space_.look(part.secrets) - space_.floor(part.secrets.size());
        }
        if (cost < claim.bound)
            throw BoundError("after " + path() + ", the guess " + name + " may cost " + std::to_string(cost) +
                             ", less than " + std::to_string(claim.bound));
    }

    std::string path() const {
        std::string rows;
        for (const std::string& row : path_) rows += (rows.empty() ? "" : " ") + row;
        return rows.empty() ? "the start" : rows;
    }

    const BoundSpace& space_;
    const Pause& pause_;
    std::vector<std::string> path_;
};

}  // namespace

Checked check_claim(const BoundSpace& space, int bound, std::string_view claim, const Pause& pause) {
    const std::unique_ptr<Claim> first = Reader(claim).read_all();
    if (first->bound != bound) throw BoundError("the first claim is not that of the bound " + std::to_string(bound));
    Codes every(space.secrets());
    std::iota(every.begin(), every.end(), 0);
    Checker checker(space, pause);
    checker.confirm(every, *first, Group{}, space.kinds(Group{}));
    return checker.done;
}

}  // namespace keypeg::bounds
