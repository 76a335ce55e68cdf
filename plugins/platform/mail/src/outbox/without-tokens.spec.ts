import { isPrivate, withoutTokens } from "./without-tokens"

const message = (text: string) => ({ text, html: `<p>${text}</p>` })

test("staff read neither tokens nor codes of gift cards in a message", () => {
  const { text, html } = withoutTokens(
    message("https://shop.example/orders?token=abc.def K7QF-2MXD-9TRA-HB4C"),
  )
  expect(text).toBe("https://shop.example/orders?token=… …-HB4C")
  expect(html).toBe(`<p>${text}</p>`)
})

test("a message with the code of a gift card is private, one with an order number is not", () => {
  expect(isPrivate(message("Code: K7QF-2MXD-9TRA-HB4C"))).toBe(true)
  expect(isPrivate(message("BP-2026-000123, +++123/4567/89012+++"))).toBe(false)
})
