import { readPeople } from "./read"

const read = (lines: readonly string[], requested = {}) =>
  readPeople(Buffer.from(lines.join("\n")), requested, "newsletter")

describe("Newsletter lists", () => {
  it("of Mailchimp are read with moment and IP address of opt-in and confirmation", async () => {
    const { people, reading } = await read([
      "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
      `Ada@Example.org,Ada,Peeters,4,2023-04-05 10:00:00,192.0.2.7,2023-04-06 08:02:11,192.0.2.8,2024-01-01 00:00:00,1,a1,,"""VIP"""`,
      "bob@example.org,Bob,Maes,2,,,,,2024-01-01 00:00:00,2,a2,,",
    ])
    expect(reading.questions).toEqual([])
    expect(people.map(({ person }) => person)).toMatchObject([
      {
        ...{ email: "ada@example.org", wants_newsletter: true, newsletter_since: "2023-04-06" },
        newsletter_source:
          "Mailchimp, optin 2023-04-05 10:00:00 (192.0.2.7), confirm 2023-04-06 08:02:11 (192.0.2.8)",
      },
      { email: "bob@example.org" },
    ])
    expect(people[1]?.person.wants_newsletter).toBeUndefined()
  })

  it("of Mailchimp import unsubscribed and cleaned contacts as opt-outs", async () => {
    const unsubscribed = await read([
      "Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_REASON,LEID",
      "eve@example.org,Eve,2020-01-01 00:00:00,2020-01-01 00:00:00,2024-05-01 12:00:00,NORMAL (No reason given),3",
    ])
    expect(unsubscribed.people[0]?.person).toMatchObject({
      ...{ wants_newsletter: false, newsletter_since: "2024-05-01", newsletter_source: "Mailchimp" },
    })
    const cleaned = await read(["Email Address,CLEAN_TIME,LEID", "old@example.org,2024-05-02 12:00:00,4"])
    expect(cleaned.people[0]?.person).toMatchObject({
      ...{ wants_newsletter: false, newsletter_source: "Mailchimp, undeliverable" },
    })
  })

  it("of Brevo import blocklisted contacts as opt-outs, and require the date of the others' consent", async () => {
    const { people, reading } = await read([
      "CONTACT ID;EMAIL;PRENOM;NOM;DOUBLE_OPT-IN;EMAIL_BLACKLISTED;ADDED_TIME",
      "1;ada@example.org;Ada;Peeters;1;0;05-04-2023 10:00:00",
      "2;eve@example.org;Eve;Claes;1;1;05-04-2023 10:00:00",
    ])
    expect(reading.questions).toEqual([{ code: "consent", samples: [] }])
    expect(people.map(({ person }) => person)).toMatchObject([
      { email: "ada@example.org", first_name: "Ada", wants_newsletter: true },
      {
        ...{ email: "eve@example.org", wants_newsletter: false, newsletter_source: "Brevo" },
        newsletter_since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      },
    ])
    expect(people[0]?.person.newsletter_since).toBeUndefined()
  })

  it("without a column for the subscription state are read as subscribers", async () => {
    const { people } = await read(["E-mail", "ada@example.org"])
    expect(people[0]?.person.wants_newsletter).toBe(true)
    const stated = await read([
      "E-mail,Newsletter",
      "ada@example.org,unsubscribed",
      "bob@example.org,subscribed",
    ])
    expect(stated.people.map(({ person }) => person.wants_newsletter)).toEqual([false, true])
  })
})
