import { readPeople } from "./read"

const read = (lines: readonly string[], requested = {}) =>
  readPeople(Buffer.from(lines.join("\n")), requested, "customers")
const home = {
  ...{
    street: "Rue Haute",
    number: "12",
    box: "3",
    line2: null,
    postal_code: "1000",
    city: "Bruxelles",
    country: "BE",
  },
  ...{ first_name: "Ada", last_name: "Peeters", company: null, phone: null },
}

describe("Customer files", () => {
  it("of Shopify are read with address, consent, tags and note", async () => {
    const { people, reading, unknown_columns } = await read([
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags",
      `'7001,Ada,Peeters,Ada@Example.org,yes,,12 Rue Haute,bte 3,Bruxelles,,BE,1000,+32 470 12 34 56,,no,42.10,3,"Aime les noix, pas les amandes",no,"VIP, éleveur"`,
    ])
    expect(people).toEqual([
      {
        ...{ line: 2, wrong: [] },
        person: {
          ...{ email: "ada@example.org", first_name: "Ada", last_name: "Peeters", phone: "+32 470 12 34 56" },
          ...{ wants_newsletter: true, groups: ["VIP", "éleveur"], note: "Aime les noix, pas les amandes" },
          addresses: [{ ...home, phone: "+32 470 12 34 56" }],
        },
      },
    ])
    expect(reading.questions).toEqual([{ code: "consent", samples: [] }])
    expect(unknown_columns).toContain("Total Spent")
  })

  it("have the name and telephone number of the person or of the address, whichever is filled", async () => {
    const { people, unknown_columns } = await read([
      "Email,first_name,billing_first_name,Default Address Phone,Phone",
      "ada@example.org,,Ada,,+32 470 12 34 56",
      "bob@example.org,Bob,Robert,+32 2 123 45 67,+32 470 12 34 56",
    ])
    expect(people.map(({ person }) => person)).toMatchObject([
      { first_name: "Ada", phone: "+32 470 12 34 56" },
      { first_name: "Bob", phone: "+32 2 123 45 67" },
    ])
    expect(unknown_columns).toEqual([])
  })

  it("of WooCommerce extensions have a billing and a delivery address, which are stored once if equal", async () => {
    const heading =
      "ID,user_login,user_email,user_registered,billing_first_name,billing_last_name,billing_company,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_country,shipping_first_name,shipping_last_name,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,shipping_country"
    const { people } = await read([
      heading,
      "1,ada,ada@example.org,2021-03-04 10:00:00,Ada,Peeters,,,Rue Haute 12 boîte 3,,1000,Bruxelles,BE,Ada,Peeters,Rue Haute 12,bte 3,1000,Bruxelles,BE",
      "2,bob,bob@example.org,2021-03-05 10:00:00,Bob,Maes,Maes BV,,Kerkstraat 4,,9000,Gent,BE,An,Maes,Dorp 7,,3511 EP,Utrecht,NL",
    ])
    expect(people[0]?.person).toMatchObject({ since: "2021-03-04", addresses: [home] })
    expect(people[1]?.person.addresses).toMatchObject([
      { street: "Kerkstraat", number: "4", company: "Maes BV", country: "BE" },
      { street: "Dorp", number: "7", postal_code: "3511 EP", country: "NL", first_name: "An" },
    ])
  })

  it("of PrestaShop are read in the layout of the import templates, and in the French export", async () => {
    const template = await read([
      "Customer ID;Active (0/1);Titles ID (Mr = 1, Ms = 2, else 0);Email *;Password *;Birthday (yyyy-mm-dd);Last Name *;First Name *;Newsletter (0/1);Opt-in (0/1);Registration date (yyyy-mm-dd);Groups (x,y,z...);Default group ID",
      "1;1;2;ada@example.org;5f4dcc3b5aa765d61d8327deb882cf99;;Peeters;Ada;0;0;2019-05-01;Customer,Pro;3",
    ])
    expect(template.people[0]).toEqual({
      ...{ line: 2, wrong: [] },
      person: {
        ...{ email: "ada@example.org", first_name: "Ada", last_name: "Peeters", wants_newsletter: false },
        ...{ since: "2019-05-01", groups: ["Customer", "Pro"], addresses: [] },
      },
    })
    expect(template.unknown_columns).toContain("Password *")
    const french = await read([
      "ID;Titre de civilité;Prénom;Nom;Adresse e-mail;Ventes;Activé;Lettre d'information;Offres partenaires;Inscription;Dernière visite",
      "1;Mme;Ada;Peeters;ada@example.org;12,00 €;1;1;0;01/05/2019 10:00:00;",
    ])
    expect(french.people[0]?.person).toMatchObject({
      first_name: "Ada",
      wants_newsletter: true,
      since: "2019-05-01",
    })
    const addresses = await read([
      "Address ID;Alias*;Active (0/1);Customer e-mail *;Customer ID;Manufacturer;Supplier;Company;Last name *;First name *;Address 1 *;Address 2;Postal code / Zipcode*;City*;Country *;State;Other;Phone;Mobile Phone;VAT number;DNI",
      "1;Maison;1;ada@example.org;1;;;;Peeters;Ada;12, rue Haute;boîte 3;1000;Bruxelles;Belgique;;;;;;",
    ])
    expect(addresses.people[0]?.person.addresses).toEqual([{ ...home, street: "rue Haute" }])
  })

  it("of Magento 2 with addresses are read", async () => {
    const { people } = await read([
      "email,_website,_store,created_at,firstname,lastname,group_id,is_subscribed,password_hash,_address_street,_address_city,_address_postcode,_address_country_id,_address_telephone",
      "ada@example.org,base,fr,2020-01-02 08:00:00,Ada,Peeters,1,,abc:x:1,Rue Haute 12 bte 3,Bruxelles,1000,BE,",
    ])
    expect(people[0]?.person).toMatchObject({ since: "2020-01-02", groups: ["1"], addresses: [home] })
  })

  it("are read with all errors of each line, and full names are split", async () => {
    const { people } = await read([
      "E-mail,Name,Telephone,Language,Newsletter date,Address,Postal code,City,Country",
      `no address,Ada Van den Berg,${"1".repeat(41)},xx,31/02/2024,Rue Haute 12,,Bruxelles,Belgique`,
      ",,,,,,,,",
      ",Bob,,,,,,,",
      "eve@example.org,,,fr_BE,,Main Street 1,12345,New York,US",
    ])
    expect(people.map(({ line, wrong }) => [line, wrong.map(({ code, about }) => about ?? code)])).toEqual([
      [2, ["email_invalid", "phone", "language", "newsletter_since", "postal_code"]],
      [4, ["email_missing"]],
      [5, []],
    ])
    expect(people[0]?.person).toMatchObject({ first_name: "Ada", last_name: "Van den Berg" })
    expect(people[2]?.person).toMatchObject({
      language: "fr",
      addresses: [{ street: "Main Street 1", country: "US" }],
    })
  })

  it("without a column of e-mail addresses are read once an administrator has chosen that column", async () => {
    const file = ["Kontakt,Vorname", "ada@example.org,Ada"]
    expect((await read(file)).reading.questions).toEqual([{ code: "columns", samples: [] }])
    const { people, reading } = await read(file, { columns: { Kontakt: "email" } })
    expect(people[0]?.person).toMatchObject({ email: "ada@example.org", first_name: "Ada" })
    expect(reading.questions).toEqual([])
  })
})
