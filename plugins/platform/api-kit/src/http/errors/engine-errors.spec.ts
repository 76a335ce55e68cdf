import { withoutPersons } from "./engine-errors"

it.each([
  [
    "Customer with email ada@example.org already has an account",
    "Customer with email … already has an account",
  ],
  [
    "Invalid request: Expected type: 'string' for field 'identifier', got: 'ada@example.org,b'",
    "Invalid request: Expected type: 'string' for field 'identifier', …",
  ],
  [
    "Expected type: 'string' for field 'code', got: 'it's 123456', and more",
    "Expected type: 'string' for field 'code', …, and more",
  ],
  ["Cart with id: cart_01 was not found", "Cart with id: cart_01 was not found"],
])("the error %j is logged as %j", (message, logged) => expect(withoutPersons(message)).toBe(logged))
