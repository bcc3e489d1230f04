package io.millrace.jta;

import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.UserTransaction;

/**
 * Shows a transaction manager as what it is to one who begins and ends transactions.
 *
 * @param manager leads the transactions
 */
record ManagedTransactions(TransactionManager manager) implements UserTransaction {

  @Override
  public void begin() throws NotSupportedException, SystemException {
    manager.begin();
  }

  @Override
  public void commit()
      throws RollbackException,
          HeuristicMixedException,
          HeuristicRollbackException,
          SystemException {
    manager.commit();
  }

  @Override
  public void rollback() throws SystemException {
    manager.rollback();
  }

  @Override
  public void setRollbackOnly() throws SystemException {
    manager.setRollbackOnly();
  }

  @Override
  public int getStatus() throws SystemException {
    return manager.getStatus();
  }

  @Override
  public void setTransactionTimeout(int seconds) throws SystemException {
    manager.setTransactionTimeout(seconds);
  }
}
