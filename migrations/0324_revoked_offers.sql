-- Nobody answers an offer that was revoked: what was asked of it no longer waits.
update offers set open_questions = 0 where state = 'revoked' and open_questions > 0;
