#include "checkpoint.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

namespace keypeg::prove {
namespace {

constexpr char kMagic[16] = "keypeg proof 3\n";
std::array<std::uint64_t, 5> words_of(const CheckpointHeader& header) {
    const Shape& s = header.shape;
    std::array<std::uint64_t, 5> words{};
    int at = 0;
    for (const int v : {s.pegs, s.colours, int(s.secret_repeats), int(s.guess_repeats)})
        words[at++] = static_cast<std::uint64_t>(v);
    words[at] = header.seed;
    return words;
}

}  // namespace

void save_checkpoint(const std::string& path, const CheckpointHeader& header, const Ledger& ledger) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    auto write_word = [&](std::uint64_t w) { out.write(reinterpret_cast<const char*>(&w), sizeof w); };
    out.write(kMagic, sizeof kMagic);
    for (const std::uint64_t w : words_of(header)) write_word(w);
    ledger.each([&](const Key& key, std::uint64_t data) {
        for (const std::uint64_t w : {key.a, key.b, data}) write_word(w);
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
        const Key key{read_word(), read_word()};
        const std::uint64_t data = read_word();
        if (!in) break;
        table.put(key, data);
    }
}

}  // namespace keypeg::prove
