import fc from "fast-check"
import { FreeSpace, type Stretch } from "./free-space"

const steps = fc.array(
  fc.oneof(
    fc.record({ take: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ giveBack: fc.nat({ max: 20 }) }),
  ),
  { maxLength: 200 },
)

describe("Free space in a file", () => {
  it("is assigned once and within the file", () => {
    fc.assert(
      fc.property(steps, (stepsTaken) => {
        const space = new FreeSpace()
        const used: Stretch[] = []
        for (const step of stepsTaken) {
          if ("take" in step) {
            const got = space.take(step.take)
            expect(got.to - got.from).toBe(step.take)
            expect(got.to).toBeLessThanOrEqual(space.size)
            for (const { from, to } of used) expect(got.to <= from || got.from >= to).toBe(true)
            used.push(got)
          } else if (used.length > 0) {
            for (const block of used.splice(step.giveBack % used.length, 1)) space.giveBack(block)
          }
        }
      }),
    )
  })

  it("is merged into one piece when all of it is released", () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.integer({ min: 1, max: 50 }), { minLength: 1 })
          .chain((lengths) =>
            fc.tuple(
              fc.constant(lengths),
              fc.shuffledSubarray([...lengths.keys()], { minLength: lengths.length }),
            ),
          ),
        ([lengths, order]) => {
          const space = new FreeSpace()
          const stretches = lengths.map((length) => space.take(length))
          const { size } = space
          for (const index of order) space.giveBack(stretches[index] as Stretch)
          expect(space.take(size)).toEqual({ from: 0, to: size })
          expect(space.size).toBe(size)
        },
      ),
    )
  })
})
