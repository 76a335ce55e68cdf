export const PAGES: Record<string, string> = {
  contact: "/contact",
  shipping: "/shipping",
  returns: "/returns",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  withdrawal: "/withdrawal",
}

export const ELSEWHERE: Record<string, string> = {
  dpa: "https://www.dataprotectionauthority.be",
  mediation: "https://consumerombudsman.be",
  ecc: "https://www.eccbelgium.be",
}
