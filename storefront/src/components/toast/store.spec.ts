import { dismissToast, TOAST_DURATION_MS, toast, currentToast } from "./store"

it("a toast is visible for as long as the contract requires, and is removed some time after its dismissal", () => {
  jest.useFakeTimers()
  expect(TOAST_DURATION_MS).toBe(5_000)
  toast({ title: "Noix" })
  const shown = currentToast()
  dismissToast(shown?.id ?? 0)
  jest.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ title: "Noix", open: false })
  jest.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
  jest.useRealTimers()
})
