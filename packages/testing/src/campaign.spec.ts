import { ofTheDay, thirdOfTheDay } from "./campaign"

const dayAfter = (days: number) => new Date(Date.UTC(2026, 11, 30 + days)).toISOString().slice(0, 10)

/** What is chosen on some days. */
function on<Choice>(days: number[], choose: () => Choice): Choice[] {
  const { TEST_DAY, CAMPAIGNS } = process.env
  delete process.env["CAMPAIGNS"]
  try {
    return days.map((day) => {
      process.env["TEST_DAY"] = dayAfter(day)
      return choose()
    })
  } finally {
    Object.assign(process.env, { TEST_DAY, CAMPAIGNS })
    if (TEST_DAY === undefined) delete process.env["TEST_DAY"]
    if (CAMPAIGNS === undefined) delete process.env["CAMPAIGNS"]
  }
}

describe("What has its turn", () => {
  it.each([2, 3, 4, 5, 6, 9])(
    "is each of %s things in time, for a file that is tried every third day too",
    (many) => {
      const things = [...Array(many).keys()]
      for (const first of [0, 1, 2]) {
        const days = Array.from({ length: 3 * many }, (_, time) => first + 3 * time)
        expect(new Set(on(days, () => ofTheDay(things)).flat()).size).toBe(many)
      }
    },
  )

  it("is another one each day, and every third within three days", () => {
    const things = [...Array(10).keys()]
    expect(new Set(on([0, 1, 2], () => ofTheDay(["a", "b", "c"])).flat()).size).toBe(3)
    expect(
      on([3, 4, 5], () => thirdOfTheDay(things))
        .flat()
        .sort(),
    ).toEqual(things)
  })
})
