package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;

/** Collects what a running case is to be called, and changes all of it at once. For one thread. */
public interface CaseInstanceUpdateBuilder {

  /**
   * Names the case.
   *
   * @param name at most 255 characters, or null for none
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceUpdateBuilder name(String name);

  /**
   * Changes what the application calls the case.
   *
   * @param businessKey at most 255 characters, or null for none
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceUpdateBuilder businessKey(String businessKey);

  /**
   * Says how far the case is.
   *
   * @param businessStatus at most 255 characters, or null for none
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceUpdateBuilder businessStatus(String businessStatus);

  /**
   * Makes the changes; what was not named stays as it is.
   *
   * @throws ObjectNotFoundException if no running case has this id
   */
  void update();
}
