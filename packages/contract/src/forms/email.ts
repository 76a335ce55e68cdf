import { z } from "zod"

/** Valid e-mail address: no spaces, one @ and a domain with a dot. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@.<>"(),;:\\]{2,}$/)
