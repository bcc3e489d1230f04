package io.millrace.common.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bean as an application would write it, for tests of expressions. */
public class Order {

  private String id = "o1";
  private BigDecimal total = new BigDecimal("100.00");
  private Status status = Status.OPEN;
  private boolean paid;
  private Order parent;
  private final List<String> notes = new ArrayList<>();

  public enum Status {
    OPEN,
    CLOSED {
      @Override
      public String toString() {
        return "closed for good";
      }
    }
  }

  public record Address(String street, int number, Map<String, Object> extras) {
    public String label() {
      return street + " " + number;
    }
  }

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public BigDecimal getTotal() {
    return total;
  }

  public void setTotal(BigDecimal total) {
    this.total = total;
  }

  public Status getStatus() {
    return status;
  }

  public void setStatus(Status status) {
    this.status = status;
  }

  public boolean isPaid() {
    return paid;
  }

  public void setPaid(boolean paid) {
    this.paid = paid;
  }

  public Order getParent() {
    return parent;
  }

  public void setParent(Order parent) {
    this.parent = parent;
  }

  public List<String> getNotes() {
    return notes;
  }

  public String getURL() {
    return "http://example.org";
  }

  public Address getAddress() {
    return new Address("Mill Lane", 7, Map.of("floor", 2));
  }

  public Optional<Address> getShipping() {
    return Optional.of(getAddress());
  }

  public Optional<Address> getBilling() {
    return Optional.empty();
  }

  String hidden() {
    return "hidden";
  }
}
