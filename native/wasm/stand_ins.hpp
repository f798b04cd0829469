// What the C++ library of this target lacks, included before every source: there is one thread, and no files.
#pragma once
#include <exception>
#include <ios>
#include <iosfwd>
#include <mutex>
#include <string>
#include <utility>

namespace std {

class mutex {
public:
    void lock() {}
    void unlock() {}
    bool try_lock() { return true; }
};

class condition_variable {
public:
    // With one thread nobody would ever end the wait.
    template <class Lock>
    void wait(Lock&) {
        terminate();
    }
    void notify_one() {}
    void notify_all() {}
};

// Runs its work at once.
class thread {
public:
    template <class Work, class... Given>
    explicit thread(Work&& work, Given&&... given) {
        std::forward<Work>(work)(std::forward<Given>(given)...);
    }
    void join() {}
};

// Files that can neither be written nor read.
template <>
class basic_ofstream<char, char_traits<char>> {
public:
    basic_ofstream(const string&, ios_base::openmode) {}
    basic_ofstream& write(const char*, streamsize) { return *this; }
    basic_ofstream& flush() { return *this; }
    explicit operator bool() const { return false; }
    bool operator!() const { return true; }
};

template <>
class basic_ifstream<char, char_traits<char>> {
public:
    basic_ifstream(const string&, ios_base::openmode) {}
    basic_ifstream& read(char*, streamsize) { return *this; }
    explicit operator bool() const { return false; }
    bool operator!() const { return true; }
};

}  // namespace std
