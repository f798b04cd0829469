// A bot for `keypeg arena`: it guesses the first code, in the order of the colours, that agrees with every row.
//
//   c++ -O2 -std=c++17 -o /tmp/consistent examples/bots/consistent.cpp
//   keypeg arena entropy bot:/tmp/consistent
#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Row {
    std::string guess;
    int red, white;
};

bool agrees(const std::string& code, const Row& row) {
    int red = 0, matches = 0;
    for (std::size_t i = 0; i < code.size(); ++i) red += code[i] == row.guess[i];
    std::map<char, int> in_code, in_guess;
    for (char c : code) ++in_code[c];
    for (char c : row.guess) ++in_guess[c];
    for (auto [colour, count] : in_guess) matches += std::min(count, in_code[colour]);
    return red == row.red && matches - red == row.white;
}

bool repeats(const std::string& code) {
    std::string sorted = code;
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

std::string first_left(const std::string& colours, int pegs, bool may_repeat, const std::vector<Row>& rows) {
    std::vector<std::size_t> at(pegs, 0);
    for (;;) {
        std::string code;
        for (std::size_t i : at) code += colours[i];
        const bool fits = std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return agrees(code, row); });
        if (fits && (may_repeat || !repeats(code))) return code;
        int peg = pegs - 1;
        while (peg >= 0 && ++at[peg] == colours.size()) at[peg--] = 0;
        if (peg < 0) return code;  // the rows contradict one another
    }
}

int main() {
    std::string line, colours;
    int pegs = 0;
    bool may_repeat = true;
    std::vector<Row> rows;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string word, value;
        words >> word;
        if (word == "keypeg") {
            std::cout << "id name consistent-cpp\nready" << std::endl;
        } else if (word == "edition") {
            words >> word;
            while (words >> word >> value) {
                if (word == "pegs") pegs = std::stoi(value);
                if (word == "colours") colours = value;
                if (word == "secret_repeats") may_repeat = value == "1";
            }
        } else if (word == "position") {
            rows.clear();
            words >> word;
            while (words >> word) {
                const std::size_t colon = word.find(':'), dash = word.find('-', colon);
                rows.push_back({word.substr(0, colon), std::stoi(word.substr(colon + 1)), std::stoi(word.substr(dash + 1))});
            }
        } else if (word == "go") {
            std::cout << "bestguess " << first_left(colours, pegs, may_repeat, rows) << std::endl;
        } else if (word == "quit") {
            return 0;
        }
    }
}
