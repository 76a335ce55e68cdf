import { MAX_FAVOURITES } from "@bon-perroquet/contract"
import { installStorage } from "../../testing/browser-storage"
import { forgetMarks, keepMark, ownMarks, parseMarks } from "./own-marks"

beforeEach(() => {
  installStorage()
  forgetMarks()
})

it("what was marked last stands first, once, and the oldest goes beyond the most that is kept", () => {
  for (const id of ["a", "b", "a"]) keepMark(id, true)
  expect(ownMarks()).toEqual(["a", "b"])
  keepMark("a", false)
  expect(ownMarks()).toEqual(["b"])
  for (let each = 0; each < MAX_FAVOURITES; each += 1) keepMark(`id${each}`, true)
  expect(ownMarks()).toHaveLength(MAX_FAVOURITES)
  expect(ownMarks()).not.toContain("b")
})

it.each([null, "{", "{}", "[1,null]"])("what can't be read (%s) is nothing", (json) => {
  expect(parseMarks(json)).toEqual([])
})
