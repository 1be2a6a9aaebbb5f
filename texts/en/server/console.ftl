### What the console shows of the daily check.
### What a message is for, and what its values are, is said in the German file.

daily_check_failed = It ended with an error: { $told }
daily_check_killed = The system ended it (signal { $signal }), most often for want of memory. The last it said: { $told }
daily_check_not_started = No process could be started for it: { $told }
