/**
 * Deployments and the case definitions they bring.
 *
 * <p>Applications call it through {@code CmmnRepositoryService}; the engine implements it. It may
 * call the public packages of {@code io.millrace.common}.
 */
package io.millrace.cmmn.repository;
