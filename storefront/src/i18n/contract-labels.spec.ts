import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const plain = (text: string): string => text.replace(/[’]/g, "'").toLowerCase()

const textsIn = (language: string): string => {
  const folder = join(__dirname, "locales", language)
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"))
  return plain(files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n"))
}

const english = textsIn("en")
const french = textsIn("fr")

it.each([
  ...["Network error", "Server error", "Access denied", "Not found", "Validation error", "Unknown error"],
  ...["An error occurred", "Stock error", "Failed to load data", "Payment failed", "Authentication failed"],
  ...["Failed to load dashboard data", "Failed to update order", "Failed to create product"],
  ...["Failed to delete product", "Address error", "Error deleting address", "Profile update error"],
  ...["Login failed", "Invalid credentials", "Registration failed", "Registration error"],
  ...["Passwords don't match", "address cannot be changed", "Administrator access required"],
  ...["This product is out of stock", "Quantity exceeds available stock", "left in stock"],
  ...["No session ID found", "Payment session expired. Please try again.", "Checkout failed"],
  "Payment status check timed out. Please check your email for confirmation.",
  ...["Error checking payment status. Please try again.", "No checkout URL received", "Not provided"],
  ...["N/A", "Stripe Checkout", "Processing", "About us"],
])("the English texts contain “%s”", (label) => {
  expect(english).toContain(plain(label))
})

it.each([
  ...["Connexion requise", "Chargement...", "Rupture de stock", "Stock faible", "En stock", "Actif"],
  ...["Stock insuffisant", "Quantité non disponible", "Erreur lors de la mise à jour du panier"],
  ...["Erreur lors de la modification du produit", "Erreur lors de la mise à jour du prix"],
  ...["Erreur lors de la mise à jour du stock", "Erreur lors de la mise à jour de la promotion"],
  ...["Authentification requise", "Erreur lors de l'upload de l'image: ", "Produit modifié"],
  ...["Image uploadée", "Prix mis à jour", "Stock mis à jour", "Promotion mise à jour"],
])("the French texts contain “%s”", (label) => {
  expect(french).toContain(plain(label))
})
