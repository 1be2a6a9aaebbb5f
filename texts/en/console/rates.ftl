### The console: exchange rates (C15).

title = Exchange rates
lead = Francs for one unit: buying, when somebody pays in, and selling, when somebody is paid. A rate holds as soon as it is posted. Whoever has still seen the one before does not pay: the payment is refused, and the new rate is shown.
posted = Posted
none = No rate is posted yet. The cashier takes francs only.
history = History
currency = Currency
buys = Buying, CHF
sells = Selling, CHF
when = Since
by = By
reason = Reason
inForce = in force
post = Post a rate
postTitle = Post a rate
postText = It holds at once, for every new payment.
confirm = Post
jump = It differs by more than { $percent } % from the last one, and is right
more = Earlier rates
