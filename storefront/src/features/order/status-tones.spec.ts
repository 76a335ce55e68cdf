import { STATUS_TONES } from "./StatusBadge"

it("a status has the contract's colour", () => {
  expect(STATUS_TONES).toEqual({
    ...{ paid: "success", delivered: "success", preparing: "warning", shipped: "information" },
    ...{ cancelled: "danger", pending: "quiet" },
  })
})
