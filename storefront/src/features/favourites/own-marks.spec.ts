import { MAX_FAVOURITES } from "@bon-perroquet/contract"
import { installStorage } from "../../testing/browser-storage"
import { forgetMarks, keepMark, ownMarks, parseMarks } from "./own-marks"

beforeEach(() => {
  installStorage()
  forgetMarks(ownMarks())
})

it("favourites are unique and newest first, and the oldest are dropped above the maximum", () => {
  for (const id of ["a", "b", "a"]) keepMark(id, true)
  expect(ownMarks()).toEqual(["a", "b"])
  keepMark("a", false)
  expect(ownMarks()).toEqual(["b"])
  for (let each = 0; each < MAX_FAVOURITES; each += 1) keepMark(`id${each}`, true)
  expect(ownMarks()).toHaveLength(MAX_FAVOURITES)
  expect(ownMarks()).not.toContain("b")
})

it("favourites that are stored in the account are forgotten, except those that were added since", () => {
  keepMark("a", true)
  const sent = [...ownMarks()]
  keepMark("b", true)
  forgetMarks(sent)
  expect(ownMarks()).toEqual(["b"])
})

it.each([null, "{", "{}", "[1,null]"])("invalid stored favourites (%s) are ignored", (json) => {
  expect(parseMarks(json)).toEqual([])
})
