import { anonymous } from "./"

it("a span keeps only attributes without personal data", () => {
  const statement = "select * from customer where email = 'ada@example.org' and name = 'O''Hara' limit 1"
  expect(
    anonymous({
      "http.url": "/api/cart/1732190400000-secret",
      "url.query": "q=ada",
      "http.user_agent": "someone's own",
      "net.peer.ip": "192.0.2.7",
      "http.route": "/api/cart/:session_id",
      "http.status_code": 200,
      "db.statement": statement,
    }),
  ).toEqual({
    "http.route": "/api/cart/:session_id",
    "http.status_code": 200,
    "db.statement": "select * from customer where email = ? and name = ? limit 1",
  })
})
