import { countedAddress } from "./missed"

it.each([
  ["/Produit/Noix/?utm_source=mail", "/produit/noix"],
  ["/fr/12-noix-de-cajou.html", "/fr/12-noix-de-cajou.html"],
  ["/produit/noix%20de%20p%C3%A9can", "/produit/noix de pécan"],
])("the list of missed addresses counts %s as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

it.each([
  "/newsletter/anne@example.org",
  "/newsletter/anne%40example.org",
  "/suivi/0470-12-34-56",
  "/commande/20261234567",
  "/reset/8f14e45fceea167a5a36dedd4bea2543",
  "/wp-login.php",
  "/shop/.env",
  "/index.php",
])("the list of missed addresses does not count %s, which may be personal or a probe", (address) => {
  expect(countedAddress(address)).toBeUndefined()
})
