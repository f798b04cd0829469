"""The small reader and the numbers agree with Fluent's own library, with Babel and with the Unicode rules."""

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.words import languages, message
from keypeg.words.plurals import plural
from keypeg.words.reader import CatalogueError, entries, parse
from keypeg.words.saying import _entries, _join, say, write_number
from tests.words.catalogue import bundle, formatted, parsed, selected, variables

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 18, 130, 20_000, 1_000_000, 0.2, 1.5, 4.34)


def samples(keys, *, number):
    """Values to try for a parameter: all that the words tell apart, and numbers or a text."""
    if number:
        return list(NUMBERS)
    named = keys - PLURALS
    words = [key for key in named if not key.lstrip("-").replace(".", "").isdigit()]
    if words:
        return [*words, "other"]
    return [*NUMBERS, "Ada"] if keys else ["Ada & <Bo>", 7, 12_345.678]


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_fluents_own_library_says_it(language):
    """Babel groups 1.296 in Spanish where Unicode's rules do not; the numbers tried here are not of that size."""
    theirs = bundle(language)
    assert len(parsed(language)) > 20
    for code, entry in parsed(language).items():
        if entry.value is None or entry.attributes:
            continue
        chosen = selected(entry)
        names = sorted(variables(entry))
        numbers = formatted(entry)
        tries = [samples(chosen.get(name, set()), number=name in numbers) for name in names]
        for at in range(max([1, *map(len, tries)])):
            values = {name: tried[at % len(tried)] for name, tried in zip(names, tries, strict=True)}
            expected, errors = theirs.format_pattern(theirs.get_message(code).value, dict(values))
            assert not errors, (code, errors)
            ours = _join(parse(_entries(language)[code]), values, language)
            assert ours == expected, code


@pytest.mark.parametrize("language", languages())
def test_the_reader_finds_every_message_that_fluents_parser_finds(language):
    assert set(_entries(language)) == set(parsed(language))


texts = st.text(alphabet="abc é,.:'-»18%", min_size=1, max_size=12).map(str.strip).filter(bool)
safe = texts.filter(lambda text: text[0] not in ".[*}#" and text.strip())
placeables = st.sampled_from(
    [
        "{ $name }",
        "{$count}",
        '{ "" }',
        '{ "{" }',
        '{ "\\"quoted\\" \\u00e9" }',
        "{ 3 }",
        "{ NUMBER($count, minimumFractionDigits: 2, maximumFractionDigits: 2) }",
        "{ colour-red }",
    ]
)
inline = st.lists(safe | placeables, min_size=1, max_size=4).map(" ".join)
lines = st.lists(st.tuples(st.sampled_from(["    ", "      "]), inline), max_size=3)
blocks = st.tuples(inline, lines).map(lambda p: p[0] + "".join(f"\n{indent}{line}" for indent, line in p[1]))
broken = st.lists(st.tuples(st.sampled_from(["    ", "      "]), inline), min_size=1, max_size=3).map(
    lambda found: "".join(f"\n{indent}{line}" for indent, line in found)
)


def select(one, other, *, key, selector):
    return f"{{ {selector} ->\n        [{key}] {one}\n       *[other] {other}\n    }}"


selects = st.builds(
    select,
    inline,
    blocks,
    key=st.sampled_from(["one", "0", "1", "Ada", "many"]),
    selector=st.sampled_from(["$count", "$name"]),
)
patterns = st.one_of(blocks, broken, st.tuples(inline, selects, inline).map(" ".join), selects)


@settings(deadline=None)
@given(
    patterns, st.sampled_from(NUMBERS), st.sampled_from(["Ada", "Bo B.", ""]), st.sampled_from(languages())
)
def test_whatever_is_written_in_the_subset_reads_as_fluents_own_library_reads_it(
    pattern, count, name, language
):
    source = f"tried = {pattern}\ncolour-red = {say(message('colour-red'), language)}\n"
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source))
    values = {"count": count, "name": name}
    expected, errors = theirs.format_pattern(theirs.get_message("tried").value, dict(values))
    assert not errors
    assert _join(parse(entries(source)["tried"]), values, language) == expected


@pytest.mark.parametrize(
    "wrong",
    [" { $", " { $a ->\n    [one] 1\n }", ' { "open }', " a } b", " { $a -> }", " { DATETIME($a) }", " { }"],
)
def test_a_message_that_is_not_in_the_subset_is_an_error_and_not_a_guess(wrong):
    with pytest.raises(CatalogueError):
        parse(wrong)


@pytest.mark.parametrize("language", languages())
@given(number=st.one_of(st.integers(-(10**9), 10**9), st.floats(-1e6, 1e6)), least=st.integers(0, 3))
def test_numbers_are_written_as_unicode_has_it(language, number, least):
    if language == "es" and 1000 <= abs(number) < 10_000:
        # Babel does not know that Spanish leaves four digits together; the other sizes are compared.
        number *= 10
    pattern = f"#,##0.{'0' * least}{'#' * (3 - least)}"
    expected = format_decimal(Decimal(str(number)), pattern, locale=language)
    if expected.startswith("-") and not any(sign in expected for sign in "123456789"):
        return
    assert write_number(number, language, {"minimumFractionDigits": least}) == expected


# The languages with the most unlike rules, beside those that have a catalogue.
RULED = (
    *languages(),
    "ar",
    "br",
    "cs",
    "cy",
    "da",
    "fil",
    "gd",
    "he",
    "hi",
    "ja",
    "kw",
    "lt",
    "lv",
    "mt",
    "pl",
    "ro",
    "sl",
)


@pytest.mark.parametrize("language", RULED)
@given(number=st.one_of(st.integers(0, 250), st.sampled_from([10**6, 2 * 10**6, 10**6 + 1]), st.floats(0, 3)))
def test_plural_forms_are_those_of_unicode(language, number):
    assert plural(language, number, {}) == Locale(language).plural_form(number)
