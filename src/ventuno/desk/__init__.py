"""What people may ask of the house. Each request becomes one transaction.

Here are the requests, the rules for who may ask what, and the transaction that answers. What runs by itself is in
`jobs`; what follows from an event is in `house`; how it is stored is in `store`. Start with `requests.py`, then
`desk.py`.
"""
