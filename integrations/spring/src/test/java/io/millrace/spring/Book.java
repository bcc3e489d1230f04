package io.millrace.spring;

import org.springframework.transaction.annotation.Transactional;

/** A bean of an application that writes rows, with what its application is used to. */
public interface Book {

  /** Writes a row. */
  @Transactional
  void enter(String name);
}
