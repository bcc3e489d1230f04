package io.millrace.common.history;

import io.millrace.common.identity.IdentityLinkInfo;
import java.util.Date;

/** An identity link as history knows it, of something that lives or has ended. */
public interface HistoricIdentityLink extends IdentityLinkInfo {

  /**
   * Returns when the link was made.
   *
   * @return the time, never null
   */
  Date getCreateTime();
}
