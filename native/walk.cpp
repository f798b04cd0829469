#include "walk.hpp"

#include <algorithm>

namespace keypeg {

void Walk::sort_colours(const Symmetry* symmetry) {
    std::array<int, 3> size{};
    kind_.fill({});
    for (int c = 0; c < table_->colours(); ++c) {
        int group = 0;
        if (symmetry && !table_->live(c))
            group = 2;
        else if (symmetry && !symmetry->used(table_->colour(c)))
            group = 1;
        kind_[c] = {group, size[group]};
        member_[group][size[group]++] = c;
    }
    last_rank_ = {0, size[1] - 1, size[2] - 1};
    moves_.clear();
    if (!symmetry) return;
    for (Move move : symmetry->moves()) {
        std::array<std::uint8_t, kMaxColours> colour = move.colour;
        move.colour.fill(kUnused);
        for (int c = 0; c < table_->colours(); ++c)
            if (kind_[c].group == 0)
                move.colour[c] = static_cast<std::uint8_t>(table_->index_of(colour[table_->colour(c)]));
        moves_.push_back(move);
    }
}

bool Walk::allows(const State& state, int c) const {
    if (!table_->shape().guess_repeats && state.copies[c] > 0) return false;
    return kind_[c].group == 0 || kind_[c].rank <= state.next[kind_[c].group];
}

Walk::State Walk::with(State state, int c) const {
    ++state.copies[c];
    const Kind kind = kind_[c];
    if (kind.rank == state.next[kind.group] && kind.rank < last_rank_[kind.group]) ++state.next[kind.group];
    return state;
}

int Walk::image_colour(const Move& move, int c, std::array<int, 16>& named, std::array<int, 3>& next) const {
    const int group = kind_[c].group;
    if (group == 0) return move.colour[c];
    if (named[c] < 0) named[c] = member_[group][next[group]++];
    return named[c];
}

// Whether no move maps the prefix to a lower one, as far as its pegs tell.
bool Walk::least(int length) const {
    for (const Move& move : moves_) {
        std::array<int, 16> named;
        named.fill(-1);
        std::array<int, 3> next{};
        for (int j = 0; j < length && move.peg[j] < length; ++j) {
            const int image = image_colour(move, prefix_[move.peg[j]], named, next);
            if (image < prefix_[j]) return false;
            if (image > prefix_[j]) break;
        }
    }
    return true;
}

void Walk::allow_lanes(const State& state, int row) {
    const bool repeats = table_->shape().guess_repeats;
    if (repeats && allowed_next_ == state.next) return;
    allowed_next_ = state.next;
    allowed_.fill(0);
    for (int a = 0; a < table_->colours(); ++a) {
        if (!allows(state, a)) continue;
        const State longer = with(state, a);
        for (int b = 0; b < table_->colours(); ++b) allowed_[a * row + b] = allows(longer, b) ? 255 : 0;
    }
}

bool Walk::leaf(const State& state, const Visit& visit) {
    const Layout& t = *table_;
    const int pegs = t.shape().pegs, depth = pegs - 2;
    const std::uint8_t* keys = key_.data() + static_cast<std::size_t>(depth) * t.padded();
    const Prefix prefix{t.size(), pegs, t.colours(), keys, t.profiles(), passed_.data()};
    allow_lanes(state, prefix.row());
    Code code{};
    for (int j = 0; j < depth; ++j) code[j] = static_cast<std::uint8_t>(t.colour(prefix_[j]));
    return visit(prefix, allowed_.data(), code);
}

bool Walk::descend(int depth, const State& state, const Visit& visit) {
    const Layout& t = *table_;
    if (depth == t.shape().pegs - 2) return leaf(state, visit);
    const std::uint8_t* const here = key_.data() + static_cast<std::size_t>(depth) * t.padded();
    std::uint8_t* const below = key_.data() + static_cast<std::size_t>(depth + 1) * t.padded();
    for (int c = 0; c < t.colours(); ++c) {
        if (!allows(state, c)) continue;
        prefix_[depth] = static_cast<std::uint8_t>(c);
        if (!least(depth + 1)) continue;
        extend(t.padded(), c, state.copies[c], t.place(depth), t.count(c), here, below);
        pass(c, 1);
        const bool go_on = descend(depth + 1, with(state, c), visit);
        pass(c, -1);
        if (!go_on) return false;
    }
    return true;
}

void Walk::pass(int c, int by) {
    for (int plane = 2; plane < 4; ++plane) {
        std::uint8_t& passed = passed_[plane * table_->row() + c];
        passed = static_cast<std::uint8_t>(passed + by);
    }
}

void Walk::run(const Layout& table, const Symmetry* symmetry, const Visit& visit) {
    table_ = &table;
    allowed_next_.fill(-1);
    sort_colours(symmetry);
    key_.assign(static_cast<std::size_t>(table.padded()) * (table.shape().pegs - 1), 0);
    passed_.fill(0);
    std::fill_n(passed_.begin() + 3 * table.row(), table.row(), std::uint8_t{1});
    descend(0, State{}, visit);
}

Code Walk::guess(const Layout& table, const Code& prefix, int lane) const {
    const int row = table.row(), pegs = table.shape().pegs;
    Code code = prefix;
    code[pegs - 2] = static_cast<std::uint8_t>(table.colour(lane / row));
    code[pegs - 1] = static_cast<std::uint8_t>(table.colour(lane % row));
    return code;
}

}  // namespace keypeg
