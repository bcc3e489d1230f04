package io.millrace.spring;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of a {@link Book} as JPA sees it. */
@Entity
@Table(name = "BOOK")
public class Entry {

  @Id
  @Column(name = "ID_")
  private String id;

  @Column(name = "NAME_")
  private String name;

  /** For JPA. */
  protected Entry() {}

  Entry(String id, String name) {
    this.id = id;
    this.name = name;
  }
}
