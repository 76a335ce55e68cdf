/** Classes that the page shares with its loading placeholder, so that nothing moves when the product has loaded. */
export const PRODUCT_PAGE = "page-width py-4 lg:py-6"
export const PRODUCT_COLUMNS = "mt-3 grid gap-6 lg:grid-cols-[1.1fr_1fr] lg:items-start lg:gap-12"
