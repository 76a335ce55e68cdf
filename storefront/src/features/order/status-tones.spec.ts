import { STATUS_TONES } from "./StatusBadge"

it("each order status has the colour that the contract requires", () => {
  expect(STATUS_TONES).toEqual({
    ...{ paid: "success", delivered: "success", preparing: "warning", shipped: "information" },
    ...{ cancelled: "danger", pending: "quiet" },
  })
})
