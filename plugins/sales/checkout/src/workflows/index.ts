import "./hooks/freeze-paid-cart"
