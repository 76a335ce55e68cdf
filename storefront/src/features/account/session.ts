import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { forget, readStored } from "../../config/storage"

export type SignedInUser = {
  id: string
  email: string
  first_name: string
  last_name: string
  phone?: string | null
  is_admin: boolean
}

type StoredUser = Omit<SignedInUser, "is_admin"> & { is_admin?: unknown }

function isUser(value: unknown): value is StoredUser {
  if (typeof value !== "object" || value === null) return false
  return "id" in value && "email" in value && "first_name" in value && typeof value.first_name === "string"
}

function parseUser(json: string): SignedInUser | null {
  try {
    const value: unknown = JSON.parse(json)
    return isUser(value) ? { ...value, is_admin: value.is_admin === true } : null
  } catch {
    return null
  }
}

/**
 * Who signed in on this browser before. It takes both the token and the person; data that cannot be read is removed
 * without a word, and the visitor is a guest again.
 */
export function restoreUser(): SignedInUser | null {
  const token = readStored(STORAGE_KEYS.authToken)
  const stored = readStored(STORAGE_KEYS.userData)
  if (!token || !stored) return null
  const user = parseUser(stored)
  if (!user) forget(STORAGE_KEYS.authToken, STORAGE_KEYS.userData)
  return user
}
