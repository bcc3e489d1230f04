package io.millrace.cmmn;

import io.millrace.cmmn.internal.CmmnAddition;
import io.millrace.cmmn.internal.CmmnAssembly;
import io.millrace.cmmn.internal.CmmnSettings;
import io.millrace.common.AddedEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineConfiguration;
import io.millrace.common.EnginePart;
import io.millrace.common.SchemaException;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.tenant.TenantProvider;

/**
 * What a CMMN engine is built from. Every setting has a default but the database: give a {@link
 * #setDataSource data source} or a {@link #setJdbcUrl JDBC URL}.
 *
 * <p>An application that has a process engine as well does not build this engine by itself but adds
 * the configuration to that of the process engine, with {@code addEngine}. Then both share all
 * there is, and only {@link #setHistoryLevel}, {@link #setMaxStepsPerUnitOfWork}, {@link
 * #setCheckCaseRoles} and what tasks of cases need may be set here: {@link #setScriptLanguages},
 * {@link #setDecisionEvaluator}, {@link #setHttpTaskClient}, {@link #setHttpTaskDestinations},
 * {@link #setHttpTaskTimeout}, {@link #setMailSender}.
 *
 * <p>Used by one thread; the engine it builds is thread-safe. No setting takes null unless it says
 * so.
 */
public final class CmmnEngineConfiguration extends EngineConfiguration<CmmnEngineConfiguration>
    implements AddedEngine {

  private final CmmnSettings settings;

  /** Creates a configuration in which every setting has its default. */
  public CmmnEngineConfiguration() {
    this(new CmmnSettings());
  }

  private CmmnEngineConfiguration(CmmnSettings settings) {
    super(settings);
    this.settings = settings;
  }

  /**
   * Sets who knows on whose behalf a thread calls, and the groups of users.
   *
   * @param provider the application's provider; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setIdentityProvider(IdentityProvider provider) {
    settings.identityProvider = provider;
    settings.given("identityProvider");
    return this;
  }

  /**
   * Sets who knows the tenant of a call that names none.
   *
   * @param provider the application's provider; null, the default, for none
   * @return this configuration
   */
  public CmmnEngineConfiguration setTenantProvider(TenantProvider provider) {
    settings.tenantProvider = provider;
    settings.given("tenantProvider");
    return this;
  }

  /**
   * Says whether roles of a case are asked for. If they are, a user whom the identity provider
   * names can claim and complete a task that has a {@code performerRef}, and trigger an event
   * listener that has {@code authorizedRoleRefs}, only with one of these roles. Who has a role is
   * said by identity links of the case whose type is the id or the name of the role; as long as
   * nobody has one of the roles that are named, everybody may. What a planning table names roles
   * for is planned only by those who have one of them.
   *
   * @param checked false to let everybody do everything; true, the default, to ask for roles
   * @return this configuration
   */
  public CmmnEngineConfiguration setCheckCaseRoles(boolean checked) {
    settings.checksCaseRoles = checked;
    return this;
  }

  /**
   * Builds the engine: reaches the database, checks or creates the tables.
   *
   * @return the engine; close it when the application ends
   * @throws BadArgumentException if neither a data source nor a URL is set
   * @throws SchemaException if the database cannot be reached or its tables do not fit
   */
  public CmmnEngine buildCmmnEngine() {
    return CmmnAssembly.build(settings);
  }

  /**
   * Returns what the engine is built from when it is added to a process engine.
   *
   * @return never null
   * @throws BadArgumentException if something is set that the process engine decides
   */
  @Override
  public EnginePart enginePart() {
    return new CmmnAddition(settings);
  }
}
