#include "walk.hpp"

namespace keypeg {

void Walk::sort_colours(const Symmetry* symmetry) {
    std::array<int, 3> size{};
    kind_.fill({});
    for (int c = 0; c < table_->colours(); ++c) {
        int group = 0;
        if (symmetry && !table_->live(c)) group = 2;
        else if (symmetry && !symmetry->used(table_->colour(c))) group = 1;
        kind_[c] = {group, size[group]};
        member_[group][size[group]++] = c;
    }
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
    if (kind.rank == state.next[kind.group]) ++state.next[kind.group];
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

bool Walk::leaf(const State& state, const Visit& visit) {
    const Table& t = *table_;
    const int pegs = t.shape().pegs, depth = pegs - 2;
    const std::size_t at = static_cast<std::size_t>(depth) * t.size();
    const Prefix prefix{t.size(),          pegs,           t.colours(),      key_.data() + at,
                        t.place(pegs - 2), t.place(pegs - 1), more_.data() + at, more2_.data() + at};
    allowed_.fill(0);
    for (int a = 0; a < t.colours(); ++a) {
        if (!allows(state, a)) continue;
        const State longer = with(state, a);
        for (int b = 0; b < t.colours(); ++b) allowed_[a * prefix.row() + b] = allows(longer, b) ? 255 : 0;
    }
    Code code{};
    for (int j = 0; j < depth; ++j) code[j] = static_cast<std::uint8_t>(t.colour(prefix_[j]));
    return visit(prefix, allowed_.data(), code);
}

bool Walk::descend(int depth, const State& state, const Visit& visit) {
    const Table& t = *table_;
    if (depth == t.shape().pegs - 2) return leaf(state, visit);
    const auto n = static_cast<std::size_t>(t.size());
    const std::size_t here = depth * n, below = here + n;
    for (int c = 0; c < t.colours(); ++c) {
        if (!allows(state, c)) continue;
        prefix_[depth] = static_cast<std::uint8_t>(c);
        if (!least(depth + 1)) continue;
        extend(t.size(), c, t.place(depth), more_.data() + here, key_.data() + here, key_.data() + below);
        const unsigned bit = 1u << c;
        const std::uint16_t* third = t.more(state.copies[c] + 2 > t.shape().pegs ? t.shape().pegs : state.copies[c] + 2);
        for (std::size_t i = 0; i < n; ++i) {
            more_[below + i] = static_cast<std::uint16_t>((more_[here + i] & ~bit) | (more2_[here + i] & bit));
            more2_[below + i] = static_cast<std::uint16_t>((more2_[here + i] & ~bit) | (third[i] & bit));
        }
        if (!descend(depth + 1, with(state, c), visit)) return false;
    }
    return true;
}

void Walk::run(const Table& table, const Symmetry* symmetry, const Visit& visit) {
    table_ = &table;
    sort_colours(symmetry);
    const auto n = static_cast<std::size_t>(table.size());
    const auto depths = static_cast<std::size_t>(table.shape().pegs - 1);
    key_.assign(n * depths, 0);
    more_.assign(n * depths, 0);
    more2_.assign(n * depths, 0);
    for (std::size_t i = 0; i < n; ++i) {
        more_[i] = table.more(0)[i];
        more2_[i] = table.more(1)[i];
    }
    descend(0, State{}, visit);
}

Code Walk::guess(const Table& table, const Code& prefix, int lane) const {
    const int row = table.colours() <= 8 ? 8 : 16, pegs = table.shape().pegs;
    Code code = prefix;
    code[pegs - 2] = static_cast<std::uint8_t>(table.colour(lane / row));
    code[pegs - 1] = static_cast<std::uint8_t>(table.colour(lane % row));
    return code;
}

}  // namespace keypeg
