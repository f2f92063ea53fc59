-- A detector of carbon monoxide does not detect gas.
delete from synonyms where word = 'γκάζι' and meaning = 'μονοξειδίου';
