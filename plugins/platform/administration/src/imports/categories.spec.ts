import { categoriesIn, plainPath } from "./categories"

const category = (id: string, name: string, parent_category_id: string | null = null) => ({
  ...{ id, name, parent_category_id, is_active: true },
  handle: `handle-${id}`,
})

it("a category is found by handle, id, name and path", () => {
  const { idOf, names } = categoriesIn([
    category("a", "Graines"),
    category("b", "Perruches", "a"),
    category("c", "Noix"),
    category("d", "Perruches", "c"),
  ])
  expect(["handle-b", "B", "graines", "Graines > Perruches", "Noix>perruches"].map(idOf)).toEqual([
    "b",
    "b",
    "a",
    "b",
    "d",
  ])
  expect(idOf("Graines > Noix")).toBeUndefined()
  expect(["a", "b", "d"].map((id) => names.get(id))).toEqual([
    "Graines",
    "Graines > Perruches",
    "Noix > Perruches",
  ])
})

it("a file names a category by its handle if the path of its names would be read as another category", () => {
  const rows = [
    category("a", "Graines"),
    category("b", "Perruches", "a"),
    category("c", "Perruches", "a"),
    category("d", "Grains > 5 mm"),
    category("e", "Noix | fruits"),
  ]
  const { idOf, names } = categoriesIn(rows)
  expect(rows.map(({ id }) => idOf(names.get(id) ?? ""))).toEqual(["a", "b", "c", "d", "e"])
  expect(["b", "d", "e"].map((id) => names.get(id))).toEqual(["handle-b", "handle-d", "handle-e"])
})

it("a file names a hidden category and hidden parents by their path, but other products cannot get it", () => {
  const rows = [{ ...category("a", "Archives"), is_active: false }, category("b", "Perruches", "a")]
  const { idOf, names } = categoriesIn(rows, ({ is_active }) => is_active)
  expect([names.get("a"), names.get("b")]).toEqual(["Archives", "Archives > Perruches"])
  expect([idOf("Archives"), idOf("Archives > Perruches")]).toEqual([undefined, "b"])
})

it("a category path is normalised", () => {
  expect(plainPath(" Graines>Perruches > ")).toBe("Graines > Perruches")
})

it("a category has the subcategories of all depths", () => {
  const { below } = categoriesIn([
    category("a", "Graines"),
    category("b", "Perruches", "a"),
    category("c", "Callopsittes", "b"),
    category("d", "Noix"),
  ])
  expect([below("a"), below("b"), below("d")]).toEqual([["b", "c"], ["c"], []])
})
