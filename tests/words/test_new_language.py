"""A language is one file: a made-up one beside the others is listed, chosen and spoken, with its plurals."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import keypeg.words

MADE_UP = """\
language-name = Polski
list-middle = { $start }, { $next }
list-end = { $start } i { $last }
number-group = { "\u00a0" }
number-point = ,
number-grouped-from = 10000
reason-match-over = mecz jest skończony
since-minutes = { $count ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
"""
QUESTIONS = """
import json
from keypeg.words import environment_language, languages, message, negotiate, say
from keypeg.words.saying import join_list, write_number
print(json.dumps({
    "languages": languages(),
    "asked": [negotiate("pl-PL,en;q=0.5"), environment_language({"LANG": "pl_PL.UTF-8"})],
    "said": say(message("reason-match-over"), "pl"),
    "plurals": [say(message("since-minutes", count=n), "pl") for n in (1, 3, 5, 22, 112)],
    "numbers": [write_number(n, "pl") for n in (1296, 12960.5)],
    "list": join_list(["1", "2", "3"], "pl"),
    "missing": say(message("reason-codemaker-only"), "pl"),
}))
"""


def test_a_language_is_one_file(tmp_path: Path) -> None:
    words = tmp_path / "keypeg" / "words"
    shutil.copytree(Path(keypeg.words.__file__).parent, words, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "keypeg" / "__init__.py").touch()
    (words / "pl.ftl").write_text(MADE_UP, encoding="utf-8")
    asked = [sys.executable, "-S", "-c", QUESTIONS]
    found = subprocess.run(asked, cwd=tmp_path, check=True, capture_output=True, text=True, timeout=120)
    answers = json.loads(found.stdout)
    assert answers["languages"] == ["en", "de", "es", "fr", "nl", "pl", "pt"]
    assert answers["asked"] == ["pl", "pl"]
    assert answers["said"] == "mecz jest skończony"
    # 22 is few, 112 is many: the rules of Unicode, for which nothing had to be written.
    assert answers["plurals"] == ["minuta", "minuty", "minut", "minuty", "minut"]
    assert answers["numbers"] == ["1296", "12\u00a0960,5"]
    assert answers["list"] == "1, 2 i 3"
    assert answers["missing"] == say_in_english("reason-codemaker-only")


def say_in_english(code: str) -> str:
    return keypeg.words.say(keypeg.words.message(code))
