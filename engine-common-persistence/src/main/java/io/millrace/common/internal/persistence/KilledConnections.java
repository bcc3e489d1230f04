package io.millrace.common.internal.persistence;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/**
 * Has a pool give up connections that MariaDB has killed. It says so by an error of its own, whose
 * SQLSTATE is that of a statement that was broken off, so that the pool would hand them out again.
 */
public final class KilledConnections implements SQLExceptionOverride {

  private static final int CONNECTION_KILLED = 1927;

  @java.lang.Override
  public Override adjudicate(SQLException error) {
    return error.getErrorCode() == CONNECTION_KILLED
        ? Override.MUST_EVICT
        : Override.CONTINUE_EVICT;
  }
}
