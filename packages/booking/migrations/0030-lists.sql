-- What the office makes its lists from: guests of a hotel by the day of their arrival, and who goes home on a day.
create index orders_of_hotel_by_arrival on orders ((sold #>> '{offer,hotelCode}'), (sold #>> '{offer,departureDate}'))
  where state = 'confirmed';
create index orders_by_return on orders ((sold #>> '{offer,returnDate}')) where state = 'confirmed';
