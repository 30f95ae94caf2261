import type { Customer, MailingAddress, MeterAddress, Partner } from '@ablesbar/domain';
import { wireObject, type WireObject, wireText } from '../http/wire';

export function customerFromWire(json: unknown): Customer {
  const wire = wireObject(json);
  return {
    firstname: wireText(wire['firstname']),
    lastname: wireText(wire['lastname']),
    company: wireText(wire['company']),
    customerNumber: wireText(wire['customerNumber']),
    mailingAddress: mailingAddressOf(wireObject(wire['mailingAddress'])),
  };
}

export function partnerFromWire(json: unknown): Partner {
  const { identifier, company, name } = wireObject(json);
  return { identifier: wireText(identifier), company: wireText(company), name: wireText(name) };
}

export function meterAddressFromWire(json: unknown): MeterAddress {
  const wire = wireObject(json);
  return {
    ...mailingAddressOf(wire),
    cityDistrict: wireText(wire['cityDistrict']),
    objectKey: wireText(wire['objectKey']),
    locationDescription: wireText(wire['locationDescription']),
    hint: wireText(wire['hint']),
    company: wireText(wire['company']),
    firstname: wireText(wire['firstname']),
    lastname: wireText(wire['lastname']),
  };
}

function mailingAddressOf({ street, houseNumber, zip, city }: WireObject): MailingAddress {
  return {
    street: wireText(street),
    houseNumber: wireText(houseNumber),
    zip: wireText(zip),
    city: wireText(city),
  };
}
