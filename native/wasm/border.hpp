// The border to JavaScript: buffers come in as (address, length), and results wait in one buffer to be read.
#pragma once
#include <cstdint>
#include <cstring>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "../reading.hpp"

// A function that JavaScript calls by this name.
#define KEYPEG_EXPORT(name) extern "C" [[gnu::used]] __attribute__((export_name(#name)))

namespace keypeg::border {

enum Status : int { kDone = 0, kRefused = 1, kFailed = 2 };

// What the last call has to tell: its result, or the message of its error.
std::vector<std::uint8_t>& result();

constexpr std::size_t kNone = 0xffffffff;  // the length of a buffer that was not given

inline std::optional<Raw> optional_buffer(const std::uint8_t* at, std::size_t size) {
    if (size == kNone) return std::nullopt;
    return Raw(at, size);
}

inline std::optional<std::string> optional_text(const std::uint8_t* at, std::size_t size) {
    if (size == kNone) return std::nullopt;
    return std::string(reinterpret_cast<const char*>(at), size);
}

// pegs + 16 * colours, a bit each for repeats in secrets and in guesses, and two bits for what key pegs count.
inline Shape read_shape(int packed) {
    const int counting = packed >> 10 & 3;
    if (counting > 2) throw std::invalid_argument("counting must be 0 to 2");
    const Shape shape{packed & 15, packed >> 4 & 15, (packed >> 8 & 1) != 0, (packed >> 9 & 1) != 0,
                      static_cast<Counting>(counting)};
    check(shape);
    return shape;
}

// A row is its guess, its red and its white key pegs: `pegs` + 2 bytes.
inline std::vector<Row> read_rows(const Shape& shape, const std::uint8_t* at, std::size_t size) {
    const auto pegs = static_cast<std::size_t>(shape.pegs);
    std::vector<Row> rows;
    for (const std::uint8_t* end = at + size; at < end; at += pegs + 2)
        rows.push_back(read_row(shape, {at, pegs}, at[pegs], at[pegs + 1]));
    return rows;
}

template <class T>
void write(const T& value) {
    const auto* from = reinterpret_cast<const std::uint8_t*>(&value);
    result().insert(result().end(), from, from + sizeof value);
}

inline void write_code(const Shape& shape, const Code& code) {
    result().insert(result().end(), code.begin(), code.begin() + shape.pegs);
}

// Runs the work; an exception becomes a status, with its message as the result.
template <class Work>
int guarded(Work&& work) {
    auto tell = [](const char* message) { result().assign(message, message + std::strlen(message)); };
    result().clear();
    try {
        work();
        return kDone;
    } catch (const std::invalid_argument& error) {
        tell(error.what());
        return kRefused;
    } catch (const std::bad_alloc&) {
        tell("out of memory");
        return kFailed;
    } catch (const std::exception& error) {
        tell(error.what());
        return kFailed;
    }
}

}  // namespace keypeg::border
