"""B19: an exclusion is not evaded by writing one's name in another way."""

import pytest

from ventuno.house.accounts.likeness import Likeness, likeness, words_compared

ANNA = "Anna Müller"


@pytest.mark.parametrize(
    "name",
    [
        "anna MÜLLER",
        "Anna Mueller",
        "Anna Muller",
        "Müller, Anna",
        "Anna Maria Müller",
        "Anna M. Müller",
        "Anna-Maria Müller",
        "Anna Müller-Meier",
        "Anna von Müller",
        "Ännä Müller",
        "Ann Müller",
        "A. Anna Müller",
    ],
)
def test_b19_the_same_name_in_other_words_is_the_same(name: str) -> None:
    assert likeness(ANNA, name) is Likeness.SURE
    assert likeness(name, ANNA) is Likeness.SURE


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hans Gross", "Johannes Groß"),
        ("Ueli Bär", "Ulrich Baer"),
        ("Alex Keller", "Alexander Keller"),
        ("Vreni Hug", "Verena Hug"),
        ("Söreñ Øst", "Soren Ost"),
        ("Łukasz Nowak", "Lukasz Nowak"),
        ("Marie-Claire de la Tour", "Claire Marie Delatour Tour"),
        ("Peter d’Arc", "Peter Arc"),
    ],
)
def test_b19_short_first_names_and_other_letters_are_the_same(one: str, other: str) -> None:
    assert likeness(one, other) is Likeness.SURE


@pytest.mark.parametrize(
    "name",
    [
        "Maria Müller",  # perhaps a second first name, perhaps a twin
        "Müller Lena",
        "Anna Muellre",  # a slip of the fingers
        "Anna Maria Keller Müller Huber",
        "Anka Müller",
    ],
)
def test_b19_what_is_only_similar_is_doubtful(name: str) -> None:
    assert likeness("Anna Lisa Müller", name) is Likeness.DOUBTFUL


@pytest.mark.parametrize("name", ["Anna Keller", "Berta Beispiel", "Anna Lisa-Muster", "Jo Li"])
def test_b19_a_first_name_alone_is_no_likeness(name: str) -> None:
    assert likeness(ANNA, name) is None


def test_b19_particles_and_initials_count_where_nothing_else_is_left() -> None:
    assert words_compared("Van Le") == ["van", "le"]
    assert words_compared("Anna M. von Rotz") == ["anna", "rotz"]
    assert likeness("Van Le", "Le Van") is Likeness.SURE


def test_b19_a_name_of_very_many_words_is_compared_quickly() -> None:
    many = " ".join(f"Name{chr(97 + place)}" for place in range(20))
    assert likeness(many, many[::-1]) is None
