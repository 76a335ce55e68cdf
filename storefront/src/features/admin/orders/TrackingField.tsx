export const TRACKING_NUMBER = /^[A-Za-z0-9 -]{4,40}$/
