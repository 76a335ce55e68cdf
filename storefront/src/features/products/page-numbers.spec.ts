import { GAP, pageNumbers } from "./page-numbers"

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, GAP, 9]],
  [3, 9, [1, 2, 3, 4, GAP, 9]],
  [4, 9, [1, 2, 3, 4, 5, GAP, 9]],
  [5, 9, [1, GAP, 4, 5, 6, GAP, 9]],
  [9, 9, [1, GAP, 8, 9]],
  [500, 999, [1, GAP, 499, 500, 501, GAP, 999]],
])("page %d of %d has the links %j", (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers)
})
