import { categoriesIn, plainPath } from "./categories"

const category = (id: string, name: string, parent_category_id: string | null = null) => ({
  ...{ id, name, parent_category_id },
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
  expect(names.get("c")).toBe("handle-c")
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
